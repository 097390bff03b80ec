import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { artSizes } from '../../components/artSizes';
import { CheckList } from '../../components/CheckList';
import { FramedArt } from '../../components/FramedArt';
import { Section } from '../../components/Section';
import { campus } from '../../content/campus';
import type { Ground } from '../../theme/palette';

const grounds: Ground[] = ['ink', 'paper', 'white'];

/**
 * One column on a phone. Elsewhere the picture is beside the text. The points are in a row below both on a tablet, and on
 * a desktop in the middle section, whose picture is on the left.
 */
const layout = (isMiddle: boolean) => ({
  display: 'grid',
  columnGap: { md: 5, lg: 8 },
  rowGap: { xs: 2.5, md: 4, lg: isMiddle ? 8 : 2.5 },
  alignItems: { md: 'center' },
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    md: 'minmax(0, 1.1fr) minmax(0, 0.9fr)',
    lg: 'minmax(0, 1fr) minmax(0, 1fr)',
  },
  gridTemplateAreas: {
    md: '"text picture" "points points"',
    lg: isMiddle ? '"picture text" "points points"' : '"text picture" "points picture"',
  },
});
/** The middle one of three similar pictures in one column would only make a phone's page longer. */
const pictureOf = (isMiddle: boolean) => ({
  gridArea: { md: 'picture' },
  display: { xs: isMiddle ? 'none' : 'block', sm: 'block' },
  marginTop: { xs: 2.5, md: 0 },
});

/** Reasons for the programme, for students and for colleges. */
const Reasons = () =>
  campus.sections.map(({ id, kicker, heading, paragraphs, points, alt }, index) => {
    const isMiddle = index === 1;
    return (
      <Section key={id} ground={grounds[index] ?? 'paper'} label={kicker}>
        <Box sx={layout(isMiddle)}>
          <Stack
            spacing={2.5}
            sx={{
              gridArea: { md: 'text' },
              // Together with the points beside the middle of the picture.
              alignSelf: isMiddle ? undefined : { lg: 'end' },
              '& > p': { maxWidth: '40rem' },
            }}
          >
            <Typography variant="subtitle2" color="textSecondary">
              {kicker}
            </Typography>
            <Typography variant="h2">{heading}</Typography>
            {paragraphs.map((paragraph) => (
              <Typography key={paragraph}>{paragraph}</Typography>
            ))}
          </Stack>
          <Box sx={{ gridArea: { md: 'points' }, alignSelf: isMiddle ? undefined : { lg: 'start' } }}>
            <CheckList items={points} inColumns={isMiddle ? 'always' : 'tablet'} />
          </Box>
          <FramedArt id={`page-campus-${id}`} alt={alt} sizes={artSizes.half} sx={pictureOf(isMiddle)} />
        </Box>
      </Section>
    );
  });

export default Reasons;
