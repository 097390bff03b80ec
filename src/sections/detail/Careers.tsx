import type { Benefit } from '../../../schemas/content';
import { detailPages } from '../../content/detailPages';
import { Benefits } from '../Benefits';

/** Breaks 'Salesforce Developer' before the role, and a title with a comma after it: all four titles have two lines. */
const beforeRole = /(?<=,) | (?=\S+( in \S+)?$)/;

/** The careers that a programme prepares for. */
export const Careers = ({ careers }: { careers: readonly Benefit[] }) => (
  <Benefits
    ground="white"
    title={detailPages.careers}
    benefits={careers.map((career) => ({ ...career, title: career.title.replace(beforeRole, '\n') }))}
  />
);
