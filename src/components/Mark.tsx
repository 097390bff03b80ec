export const Mark = () => <svg viewBox="0 0 36 36" aria-hidden="true"><circle cx="18" cy="18" r="16" fill="#F2B331" stroke="#17171C" strokeWidth="3" /></svg>;
