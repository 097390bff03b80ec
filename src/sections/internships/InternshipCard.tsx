import type { FeaturedProgramme, Internship } from '../../../schemas/content';
import { paths } from '../../config/paths';
import { programmeKinds } from '../../content/facts/programmes';
import { internshipsPage } from '../../content/internshipsPage';
import { ProgrammeCard } from '../listing/ProgrammeCard';

const { more, badge } = internshipsPage.landing.programmes;

interface InternshipCardProps {
  internship: Internship;
  /** The details of the landing page, where they differ from those of the list. */
  featured?: FeaturedProgramme;
  sizes?: string;
}

/** An internship programme in a list. */
export const InternshipCard = ({ internship, featured, sizes }: InternshipCardProps) => {
  const { id, title, duration, opportunities } = featured ?? internship;
  return (
    <ProgrammeCard
      to={paths.internship(id)}
      title={title}
      text={internship.summary}
      badge={badge}
      art={`internship-${internship.slug}`}
      alt={internship.alt}
      tracks={duration}
      weeks={programmeKinds.internship.weeks}
      opportunities={opportunities}
      more={more}
      sizes={sizes}
    />
  );
};
