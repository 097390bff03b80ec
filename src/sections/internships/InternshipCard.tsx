import type { FeaturedProgramme, Internship } from '../../../schemas/content';
import { paths } from '../../config/paths';
import { programmeKinds } from '../../content/facts/programmes';
import { internshipsPage } from '../../content/internshipsPage';
import { ProgrammeCard } from '../listing/ProgrammeCard';

const { card, badge } = internshipsPage.landing.programmes;

/**
 * 'internship' becomes 'Internship and training with guaranteed job'. The types of featured programmes contain half
 * of that text already.
 */
const badgeOf = (type: (Internship | FeaturedProgramme)['type']) => {
  const capitalised = type.charAt(0).toUpperCase() + type.slice(1);
  return type === 'internship'
    ? `${capitalised} ${badge.training} ${badge.job}`
    : `${capitalised} ${badge.job}`;
};

interface InternshipCardProps {
  internship: Internship;
  /** The details of the landing page, where they differ from those of the list. */
  featured?: FeaturedProgramme;
  sizes?: string;
}

/** An internship programme in a list. */
export const InternshipCard = ({ internship, featured, sizes }: InternshipCardProps) => {
  const { id, title, type, duration, opportunities } = featured ?? internship;
  return (
    <ProgrammeCard
      to={paths.internship(id)}
      title={title}
      text={internship.summary}
      badge={badgeOf(type)}
      art={`internship-${internship.slug}`}
      alt={internship.alt}
      duration={duration}
      weeks={programmeKinds.internship.weeks}
      opportunities={opportunities}
      more={card}
      sizes={sizes}
    />
  );
};
