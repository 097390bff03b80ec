import { styled } from '@mui/material/styles';
import type { Service } from '../../../schemas/content';
import { DialogButton } from '../../components/DialogButton';
import { servicesPage } from '../../content/servicesPage';
import { colour } from '../../theme/tokens';
import { PageHero } from '../listing/PageHero';

/** A marker pen's stroke: flat, behind the lower half of the words. */
const Highlight = styled('span')({
  padding: '0 0.08em',
  margin: '0 -0.08em',
  backgroundImage: `linear-gradient(${colour.white}, ${colour.white})`,
  backgroundSize: '100% 0.42em',
  backgroundPosition: '0 88%',
  backgroundRepeat: 'no-repeat',
  boxDecorationBreak: 'clone',
});

/** The heading in three parts, so that its phrase can be marked. */
const markedHeading = ({ heading, highlight }: Service['hero']) => {
  const [before = '', after = ''] = heading.split(highlight);
  return (
    <>
      {before}
      <Highlight>{highlight}</Highlight>
      {after}
    </>
  );
};

export const ServiceHero = ({ service: { slug, hero } }: { service: Service }) => (
  <PageHero
    ground="sun"
    heading={markedHeading(hero)}
    text={hero.description}
    art={`service-${slug}`}
    alt={hero.alt}
  >
    <DialogButton opens="serviceStart" size="large">
      {servicesPage.start}
    </DialogButton>
  </PageHero>
);
