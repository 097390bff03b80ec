import { styled } from '@mui/material/styles';
import type { Service } from '../../../schemas/content';
import { Breadcrumbs } from '../../components/Breadcrumbs';
import { DialogButton } from '../../components/DialogButton';
import { servicesPage } from '../../content/servicesPage';
import { colour } from '../../theme/tokens';
import { PageHero } from '../listing/PageHero';

/** A marker pen's stroke behind the lower half of the words. */
const Highlight = styled('span')({
  textDecoration: `underline 0.4em ${colour.white}`,
  textUnderlineOffset: '-0.28em',
  textDecorationSkipInk: 'none',
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

export const ServiceHero = ({ service: { slug, name, hero } }: { service: Service }) => (
  <PageHero
    ground="sun"
    kicker={<Breadcrumbs trail={[]} here={name} />}
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
