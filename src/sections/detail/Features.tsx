import { styled } from '@mui/material/styles';
import { Art } from '../../components/Art';
import { artSizes } from '../../components/artSizes';
import { Icon } from '../../components/Icon';
import { Section, Title } from '../../components/Section';
import { CheckList, Split } from '../../components/Stack';
import { border, radius, shadow, space } from '../../theme/tokens';
import type { ProgrammeDetail } from './types';

const Words = styled('div')({ display: 'grid', gap: space(4) });
const Picture = styled(Art)({ '& img': { border, borderRadius: radius.card, boxShadow: shadow(8) } });

interface FeaturesProps {
  features: ProgrammeDetail['features'];
  art: string;
  alt: string;
}

/** What a learner builds, beside the programme's picture. */
export const Features = ({ features, art, alt }: FeaturesProps) => (
  <Section ground="paper" label={features.heading}>
    <Split>
      <Picture id={art} alt={alt} sizes={artSizes.half} />
      <Words>
        <Title>{features.heading}</Title>
        <CheckList>
          {features.points.map((point) => (
            <li key={point}>
              <Icon name="check" />
              {point}
            </li>
          ))}
        </CheckList>
      </Words>
    </Split>
  </Section>
);
