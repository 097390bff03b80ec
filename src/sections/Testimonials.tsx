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
import { colour, unspoken } from '../theme/tokens';
import { display } from '../theme/typography';

/**
 * The width of a card with its gap, in px, by the least width of the screen. On a phone a card is narrower than the
 * screen, so it stays whole for seconds. On other usual screens whole cards fill the column while the strip is
 * paused: a quotation that is cut off can say the opposite.
 */
const phone = { 0: 272, 360: 304 };
const widths = { ...phone, 768: 372, 1024: 500, 1248: 408, 1440: 434, 1536: 466, 1720: 528 };
const wideWidths = { ...phone, 768: 744, 1024: 1000, 1248: 612, 1440: 652, 1536: 700, 1720: 792 };

/** A highlighted card is yellow and has larger text. */
const figure = {
  gap: 2.5,
  // On a phone, where one card shows at a time, a card is as high as its text.
  height: { md: '100%' },
  // Without motion all cards are as high as the highest.
  '@media (prefers-reduced-motion: reduce)': { height: '100%' },
  '&[data-emphasis~=narrow]': { backgroundColor: { xs: colour.sun, md: colour.white } },
  '&[data-emphasis~=wide]': { backgroundColor: { md: colour.sun } },
  '&[data-wide]': { py: { md: 4 }, px: { md: 5 } },
} as const;
const Quote = styled('blockquote')(({ theme: { breakpoints, typography } }) => ({
  [breakpoints.down('md')]: { '[data-emphasis~=narrow] > &': typography.quote },
  [breakpoints.up('md')]: { '[data-emphasis~=wide] > &': typography.quote },
  // A single quotation, in large type.
  '[data-wide] > &': { ...typography.h3, fontWeight: 600 },
}));
/** The name is above the quotation, so that a short quotation leaves its empty space at the card's end. */
const by = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  '[data-wide] > &::after': {
    // A phone has no space for the quotation mark.
    ...unspoken({ md: '"“"' }),
    alignSelf: 'start',
    height: '0.42em',
    marginLeft: 'auto',
    ...display,
    fontSize: '5rem',
    lineHeight: 1,
    color: colour.clay,
  },
} as const;
/** Two lines high, as a long place needs, so that the quotations of a row start at the same height. */
const byWithPlace = { ...by, alignItems: { md: 'start' }, minHeight: { md: '4.05em' } } as const;
const grounds = [colour.sun, colour.sky, colour.clay, colour.sunLight, colour.paperDeep];
/** The first letter of a name; its ground depends on the card's place in the strip. */
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

/** Which testimonials are highlighted, by index: `wide` from 768 px up, `narrow` below. */
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
  /** Shows large quotations, two at a time on a desktop. */
  wide?: boolean;
}

/** A strip of testimonials that scrolls by itself; a single one stands still. Without testimonials it renders nothing. */
export const Testimonials = ({ ground, title, lead, testimonials, emphasis, wide }: TestimonialsProps) => {
  if (testimonials.length === 0) return null;
  const cardOf = (testimonial: Testimonial, index: number) => (
    <TestimonialCard
      key={testimonial.author}
      {...testimonial}
      emphasis={emphasisAt(index, emphasis)}
      wide={wide}
    />
  );
  return (
    <Section ground={ground} title={title} lead={lead}>
      {testimonials.length === 1 ? (
        <Box sx={{ maxWidth: '44rem' }}>{testimonials.map(cardOf)}</Box>
      ) : (
        <Marquee
          what="testimonials"
          widths={wide ? wideWidths : widths}
          gap={24}
          items={testimonials.map((testimonial, index) => ({
            key: testimonial.author,
            content: cardOf(testimonial, index),
          }))}
        />
      )}
    </Section>
  );
};
