import Card from '@mui/material/Card';
import { styled, type Theme } from '@mui/material/styles';
import type { Testimonial } from '../../schemas/content';
import { byWidth, Marquee } from '../components/Marquee';
import { Section } from '../components/Section';
import type { Ground } from '../theme/palette';
import { border, colour } from '../theme/tokens';

/** The widths of a card with its gap, in px, by the screen width from which they hold: the strip's speed needs them. */
const widths = { 0: 288, 360: 328, 416: 384 };
const wideWidths = { ...widths, 768: 664 };
const GAP = 24;

const standsOut = ({ typography }: Theme) => ({
  backgroundColor: colour.sun,
  '& blockquote': typography.quote,
});

const Figure = styled(Card)(({ theme }) => ({
  gap: theme.spacing(2.5),
  justifyContent: 'space-between',
  height: '100%',
  [theme.breakpoints.down('md')]: { '&[data-emphasis~=narrow]': standsOut(theme) },
  [theme.breakpoints.up('md')]: {
    '&[data-emphasis~=wide]': standsOut(theme),
    // A quotation of its own, in large type.
    '[data-wide] > &': {
      padding: theme.spacing(4, 5),
      '& blockquote': { ...theme.typography.h3, fontWeight: 600 },
      '& blockquote::before': {
        content: '"“" / ""',
        display: 'block',
        height: '0.42em',
        ...theme.typography.quoteMark,
        color: colour.clay,
      },
    },
  },
})) as typeof Card;
const Slot = styled('div')({
  height: '100%',
  paddingRight: GAP,
  ...byWidth(widths, (width) => ({ width })),
  '&[data-wide]': byWidth(wideWidths, (width) => ({ width })),
});
const Author = styled('figcaption')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  ...theme.typography.body2,
  lineHeight: 1.35,
  '& strong': { display: 'block' },
}));
const grounds = [colour.sun, colour.sky, colour.clay, colour.sunLight, colour.paperDeep];
const Avatar = styled('span')(({ theme }) => ({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  borderRadius: '50%',
  border,
  ...theme.typography.initial,
  ...Object.fromEntries(
    grounds.map((backgroundColor, index) => [`li:nth-of-type(5n + ${index + 1}) &`, { backgroundColor }]),
  ),
}));

const TestimonialCard = ({
  content,
  author,
  organisation,
  emphasis,
}: Testimonial & { emphasis?: string }) => (
  <Figure component="figure" data-emphasis={emphasis}>
    <blockquote>
      <p>{content}</p>
    </blockquote>
    <Author>
      <Avatar aria-hidden="true">{author.charAt(0)}</Avatar>
      <span>
        <strong>{author}</strong>
        {organisation}
      </span>
    </Author>
  </Figure>
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
  /** Shows each as a wide quotation, one and a half at a time on a desktop. */
  wide?: boolean;
}

/** A strip of testimonials that scrolls by itself. */
export const Testimonials = ({ ground, title, lead, testimonials, emphasis, wide }: TestimonialsProps) => (
  <Section ground={ground} title={title} lead={lead}>
    <Marquee
      what="testimonials"
      itemWidth={wide ? wideWidths : widths}
      items={testimonials.map((testimonial, index) => ({
        key: testimonial.author,
        content: (
          <Slot data-wide={wide || undefined}>
            <TestimonialCard {...testimonial} emphasis={emphasisAt(index, emphasis)} />
          </Slot>
        ),
      }))}
    />
  </Section>
);
