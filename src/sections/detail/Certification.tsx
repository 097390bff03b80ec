import Typography from '@mui/material/Typography';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { Certificate } from '../../components/live/Certificate';
import { Lead, Section } from '../../components/Section';
import { CheckList } from '../../components/CheckList';
import { Split } from '../../components/Split';

import type { ProgrammeDetail } from './types';
const Paper = styled('div')({ '& svg': { width: '100%' } });

interface CertificationProps {
  certification: ProgrammeDetail['certification'];
  title: string;
  kind: 'internship' | 'course';
}

/** The certificate, and how to earn it. */
const Certification = ({ certification, title, kind }: CertificationProps) => (
  <Section ground="pine" label={certification.opening}>
    <Split>
      <Stack spacing={3}>
        <Typography variant="h2">{certification.opening}</Typography>
        <Lead>{certification.description}</Lead>
        <CheckList items={certification.points} />
      </Stack>
      <Paper>
        <Certificate title={title} kind={kind} />
      </Paper>
    </Split>
  </Section>
);

export default Certification;
