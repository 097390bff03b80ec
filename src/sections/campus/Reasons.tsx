import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { artSizes } from '../../components/artSizes';
import { CheckList } from '../../components/CheckList';
import { FramedArt } from '../../components/FramedArt';
import { Section } from '../../components/Section';
import { Split } from '../../components/Split';
import { campus } from '../../content/campus';
import type { Ground } from '../../theme/palette';

/** Below the points on small screens, on the left of the text on a desktop. */
const onTheLeft = { order: { xs: 1, lg: -1 }, marginTop: { xs: 2.5, lg: 0 } } as const;

const grounds: Ground[] = ['ink', 'paper', 'white'];

/** Reasons for the programme, for students and for colleges. The middle one has its points in a row below it. */
const Reasons = () =>
  campus.sections.map(({ id, kicker, heading, paragraphs, points, alt }, index) => {
    const isMiddle = index === 1;
    return (
      <Section key={id} ground={grounds[index] ?? 'paper'} label={kicker}>
        {/* On a phone and a tablet, text, points and picture are one column. */}
        <Box sx={isMiddle ? { display: { xs: 'grid', lg: 'block' }, gap: 2.5 } : undefined}>
          <Split sx={isMiddle ? { display: { xs: 'contents', lg: 'grid' } } : undefined}>
            <Stack spacing={2.5} sx={{ '& > p': { maxWidth: '40rem' } }}>
              <Typography variant="subtitle2" color="textSecondary">
                {kicker}
              </Typography>
              <Typography variant="h2">{heading}</Typography>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {!isMiddle && <CheckList items={points} />}
            </Stack>
            <FramedArt
              id={`page-campus-${id}`}
              alt={alt}
              sizes={artSizes.half}
              sx={isMiddle ? onTheLeft : undefined}
            />
          </Split>
          {isMiddle && (
            <Box sx={{ pt: { lg: 8 } }}>
              <CheckList items={points} inColumns />
            </Box>
          )}
        </Box>
      </Section>
    );
  });

export default Reasons;
