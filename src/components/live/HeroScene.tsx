import { LampScene } from './hero/LampScene';
import { PartnerScene } from './hero/PartnerScene';
import { PlacedScene } from './hero/PlacedScene';

const scenes = { partner: PartnerScene, placed: PlacedScene };

/** The drawing of a slide of the home page's hero. Decorative. */
export const HeroScene = ({ name }: { name: keyof typeof scenes | 'software' }) => {
  if (name === 'software') return <LampScene />;
  const Scene = scenes[name];
  return (
    <svg viewBox="0 0 640 600" width="100%" aria-hidden="true" focusable="false">
      <Scene />
    </svg>
  );
};
