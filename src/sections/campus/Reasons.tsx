import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Art } from '../../components/Art';
import { artSizes } from '../../components/artSizes';
import { Section } from '../../components/Section';
import { CheckList } from '../../components/CheckList';
import { Split } from '../../components/Split';
import { campus } from '../../content/campus';
import type { Ground } from '../../theme/palette';
import { border, colour, radius, shadow } from '../../theme/tokens';
const Picture = styled('div')(({ theme }) => ({
  '& img': { border, borderRadius: radius.card, boxShadow: shadow(8) },
  '[data-ground=ink] & img': { borderColor: colour.cream, boxShadow: 'none' },
  // The pictures change sides, so that the eye walks down the page in a zigzag.
  [theme.breakpoints.up('lg')]: {
    '[data-side=left] > &': { order: -1 },
    // The first runs off the screen on the right.
    '[data-bleeds] > &': {
      marginRight: 'calc(-1 * max(24px, (100vw - 1200px) / 2))',
      '& img': { borderRight: 0, borderRadius: '20px 0 0 20px' },
    },
  },
}));

const grounds: Ground[] = ['ink', 'paper', 'white'];

/** Reasons for the programme, for students and for colleges: three alternating blocks. */
const Reasons = () =>
  campus.sections.map(({ id, kicker, heading, paragraphs, points, alt }, index) => (
    <Section key={id} ground={grounds[index] ?? 'paper'} label={kicker}>
      <Split data-side={index % 2 === 0 ? 'right' : 'left'} data-bleeds={index === 0 || undefined}>
        <Stack spacing={2.5}>
          <Typography variant="subtitle2" color="textSecondary">
            {kicker}
          </Typography>
          <Typography variant="h2">{heading}</Typography>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <CheckList items={points} />
        </Stack>
        <Picture>
          <Art id={`page-campus-${id}`} alt={alt} sizes={artSizes.half} />
        </Picture>
      </Split>
    </Section>
  ));

export default Reasons;
