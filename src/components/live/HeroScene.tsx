import { PartnerScene } from './hero/PartnerScene';
import { PlacedScene } from './hero/PlacedScene';
import { SoftwareScene } from './hero/SoftwareScene';

const scenes = { software: SoftwareScene, partner: PartnerScene, placed: PlacedScene };

/** The drawing of a slide of the home page's hero, for the sun-yellow ground. Decorative. */
export const HeroScene = ({ name }: { name: keyof typeof scenes }) => {
  const Scene = scenes[name];
  return (
    <svg viewBox="0 0 640 600" width="100%" aria-hidden="true" focusable="false">
      <Scene />
    </svg>
  );
};
