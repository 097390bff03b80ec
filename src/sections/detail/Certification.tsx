import { styled } from '@mui/material/styles';
import { Icon } from '../../components/Icon';
import { Certificate } from '../../components/live/Certificate';
import { Lead, Section, Title } from '../../components/Section';
import { CheckList, Split } from '../../components/Stack';
import { space } from '../../theme/tokens';
import type { ProgrammeDetail } from './types';

const Words = styled('div')({ display: 'grid', gap: space(3) });
const Paper = styled('div')({ '& svg': { width: '100%' } });

interface CertificationProps {
  certification: ProgrammeDetail['certification'];
  title: string;
  kind: 'internship' | 'course';
}

/** What the certificate says and what it takes to earn it, beside the certificate itself. */
const Certification = ({ certification, title, kind }: CertificationProps) => (
  <Section ground="pine" label={certification.opening}>
    <Split>
      <Words>
        <Title>{certification.opening}</Title>
        <Lead>{certification.description}</Lead>
        <CheckList>
          {certification.points.map((point) => (
            <li key={point}>
              <Icon name="check" />
              {point}
            </li>
          ))}
        </CheckList>
      </Words>
      <Paper>
        <Certificate title={title} kind={kind} />
      </Paper>
    </Split>
  </Section>
);

export default Certification;
