import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CheckList } from '../../components/CheckList';
import { Section, Standfirst } from '../../components/Section';
import { Split } from '../../components/Split';
import { Parted } from '../../components/WholeWords';
import type { KindOfProgramme } from '../../content/facts/promises';
import { NamedCertificate } from './NamedCertificate';
import type { ProgrammeDetail } from './types';

interface CertificationProps {
  certification: ProgrammeDetail['certification'];
  title: string;
  kind: KindOfProgramme;
}

/** The certificate, and how to earn it. */
const Certification = ({ certification, title, kind }: CertificationProps) => (
  <Section ground="pine" label={certification.opening}>
    <Split>
      {/* On a phone the description is too long for balanced lines. */}
      <Stack spacing={3} sx={{ '--text-wrap': { xs: 'pretty', md: 'balance' } }}>
        <Typography variant="h2">
          <Parted at={/(?<=:) /}>{certification.opening}</Parted>
        </Typography>
        <Standfirst>{certification.description}</Standfirst>
        <CheckList items={certification.points} />
      </Stack>
      <NamedCertificate title={title} kind={kind} />
    </Split>
  </Section>
);

export default Certification;
