import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { artSizes } from '../../components/artSizes';
import { CheckList } from '../../components/CheckList';
import { FramedArt } from '../../components/FramedArt';
import { Section } from '../../components/Section';
import { Split } from '../../components/Split';
import type { ProgrammeDetail } from './types';

interface FeaturesProps {
  features: ProgrammeDetail['features'];
  art: string;
  alt: string;
}

/** The projects of a programme, next to its picture. */
export const Features = ({ features, art, alt }: FeaturesProps) => (
  <Section ground="paper" label={features.heading}>
    <Split>
      <FramedArt id={art} alt={alt} sizes={artSizes.half} />
      <Stack spacing={4}>
        <Typography variant="h2">{features.heading}</Typography>
        <CheckList items={features.points} />
      </Stack>
    </Split>
  </Section>
);
