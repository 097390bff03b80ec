import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Testimonial } from '../../schemas/content';
import { Marquee } from '../components/Marquee';
import { Section } from '../components/Section';
import { WholeWords } from '../components/WholeWords';
import type { Ground } from '../theme/palette';
import { colour } from '../theme/tokens';

/**
 * The widths of a card with its gap, in px, by the screen width from which they hold. On a phone a card is narrower than the
 * screen, so it is whole for seconds; elsewhere whole cards fill the column at rest on usual screens, because a quotation that
 * is cut can say the opposite.
 */
const phone = { 0: 272, 360: 304 };
const widths = { ...phone, 768: 372, 1024: 500, 1248: 408, 1440: 434, 1536: 466, 1720: 528 };
const wideWidths = { ...phone, 768: 744, 1024: 1000, 1248: 612, 1440: 652, 1536: 700, 1720: 792 };

/** A highlighted card is yellow, with larger words. */
const figure = {
  gap: 2.5,
  // On a phone one card is seen at a time, and is as high as its words.
  height: { md: '100%' },
  // Without motion the strip is as high as the highest.
  '@media (prefers-reduced-motion: reduce)': { height: '100%' },
  '&[data-emphasis~=narrow]': { backgroundColor: { xs: colour.sun, md: colour.white } },
  '&[data-emphasis~=wide]': { backgroundColor: { md: colour.sun } },
  '&[data-wide]': { py: { md: 4 }, px: { md: 5 } },
} as const;
const Quote = styled('blockquote')(({ theme: { breakpoints, typography } }) => ({
  [breakpoints.down('md')]: { '[data-emphasis~=narrow] > &': typography.quote },
  [breakpoints.up('md')]: { '[data-emphasis~=wide] > &': typography.quote },
  // A quotation of its own, in large type.
  '[data-wide] > &': { ...typography.h3, fontWeight: 600 },
}));
/** The names come first, so that the slack of short words is at the end of the card. */
const by = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  '[data-wide] > &::after': {
    // A phone has no room for it.
    content: { md: '"“" / ""' },
    alignSelf: 'start',
    height: '0.42em',
    marginLeft: 'auto',
    typography: 'quoteMark',
    color: colour.clay,
  },
} as const;
/** A long place takes two lines, a short one leaves room for them: the words of a row begin on one line. */
const byWithPlace = { ...by, alignItems: { md: 'start' }, minHeight: { md: '4.05em' } } as const;
const grounds = [colour.sun, colour.sky, colour.clay, colour.sunLight, colour.paperDeep];
/** The first letter of a name, on a ground for each place in the strip. */
const initial = {
  width: 48,
  height: 48,
  typography: 'initial',
  ...Object.fromEntries(
    grounds.map((backgroundColor, index) => [`li:nth-of-type(5n + ${index + 1}) &`, { backgroundColor }]),
  ),
} as const;

const TestimonialCard = ({
  content,
  author,
  organisation,
  emphasis,
  wide,
}: Testimonial & { emphasis?: string; wide?: boolean }) => (
  <Card component="figure" data-emphasis={emphasis} data-wide={wide} sx={figure}>
    <Typography variant="byline" component="figcaption" sx={organisation && !wide ? byWithPlace : by}>
      <Avatar aria-hidden="true" sx={initial}>
        {author.charAt(0)}
      </Avatar>
      <span>
        <Box component="strong" sx={{ display: 'block' }}>
          {author}
        </Box>
        {organisation}
      </span>
    </Typography>
    <Quote>
      <p>
        <WholeWords>{content}</WholeWords>
      </p>
    </Quote>
  </Card>
);

/** The indexes of the highlighted testimonials: `wide` from 768 px up, `narrow` below. */
interface Emphasis {
  wide: readonly number[];
  narrow: readonly number[];
}
const emphasisAt = (index: number, emphasis?: Emphasis) =>
  (['wide', 'narrow'] as const).filter((width) => emphasis?.[width].includes(index)).join(' ') || undefined;

interface TestimonialsProps {
  ground: Ground;
  title: string;
  lead?: string;
  testimonials: readonly Testimonial[];
  emphasis?: Emphasis;
  /** Shows each as a wide quotation, two at a time on a desktop. */
  wide?: boolean;
}

/** A strip of testimonials that scrolls by itself; nothing without testimonials. */
export const Testimonials = ({ ground, title, lead, testimonials, emphasis, wide }: TestimonialsProps) =>
  testimonials.length > 0 && (
    <Section ground={ground} title={title} lead={lead}>
      <Marquee
        what="testimonials"
        widths={wide ? wideWidths : widths}
        gap={24}
        items={testimonials.map((testimonial, index) => ({
          key: testimonial.author,
          content: <TestimonialCard {...testimonial} emphasis={emphasisAt(index, emphasis)} wide={wide} />,
        }))}
      />
    </Section>
  );
