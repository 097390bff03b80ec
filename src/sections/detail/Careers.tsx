import type { Benefit } from '../../../schemas/content';
import { detailPages } from '../../content/detailPages';
import { Benefits } from '../Benefits';

/** 'Salesforce Developer': the role is on a line of its own, so that the titles of all four have two lines. */
const beforeRole = / (?=\S+( in \S+)?$)/;

/** What learners can become. */
export const Careers = ({ careers }: { careers: readonly Benefit[] }) => (
  <Benefits
    ground="white"
    title={detailPages.careers}
    benefits={careers.map((career) => ({ ...career, title: career.title.replace(beforeRole, '\n') }))}
  />
);
