import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import type { MouseEvent } from 'react';
import { opensElsewhere } from '../../browser/opensElsewhere';
import { GuaranteeNote } from '../../components/GuaranteeNote';
import { Icon } from '../../components/Icon';
import { PeekingOwl } from '../../components/owl/PeekingOwl';
import { scrollToElement } from '../../components/scrollToElement';
import { anchors } from '../../config/paths';
import { featured } from '../../content/internships';
import { internshipsPage } from '../../content/internshipsPage';
import { PageHero } from '../listing/PageHero';

const { hero } = internshipsPage.landing;

/** The claim, the promise and a link to the programmes below. */
export const InternshipsHero = () => {
  const toProgrammes = (event: MouseEvent) => {
    // The programmes have code of their own, which may still be on its way: then it is an ordinary link.
    const programmes = document.getElementById(anchors.programmes);
    if (!programmes || opensElsewhere(event)) return;
    event.preventDefault();
    scrollToElement(programmes);
  };
  return (
    <PageHero
      ground="sun"
      list
      heading={hero.heading}
      text={hero.text}
      art="page-internships"
      alt={hero.alt}
      perched={<PeekingOwl hat />}
      kicker={<Chip component="p" icon={<Icon name="check" />} label={internshipsPage.claim} />}
    >
      {featured.length > 0 && (
        <Button size="large" href={`#${anchors.programmes}`} onClick={toProgrammes}>
          {hero.button}
        </Button>
      )}
      <GuaranteeNote />
    </PageHero>
  );
};
