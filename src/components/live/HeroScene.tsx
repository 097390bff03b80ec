export const HeroScene = ({ name }: { name: string }) => <svg viewBox="0 0 640 600" aria-hidden="true" data-name={name}><circle cx="320" cy="300" r="260" fill="#FFD470" /></svg>;
