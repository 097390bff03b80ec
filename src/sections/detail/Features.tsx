import { CheckList } from '../../components/CheckList';
import { Section } from '../../components/Section';
import type { ProgrammeDetail } from './types';

/** The projects of a programme. */
export const Features = ({ features }: Pick<ProgrammeDetail, 'features'>) => (
  <Section volume="quiet" ground="paper" title={features.heading}>
    <CheckList items={features.points} inColumns="always" />
  </Section>
);
