import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { Benefit } from '../../schemas/content';
import { CardItem } from '../components/CardGrid';
import { Icon } from '../components/Icon';
import { Section } from '../components/Section';
import type { Ground } from '../theme/palette';
import { Badge, band, cards, Column, third } from './Benefits.styles';

interface BenefitsProps {
  ground: Ground;
  title: string;
  lead?: string;
  benefits: readonly Benefit[];
  /** Cards side by side, cards that step up, or columns between lines. */
  layout?: 'cards' | 'stairs' | 'band';
}

/** A heading and benefits with icons: three in three columns, any other number in four. */
export const Benefits = ({ ground, title, lead, benefits, layout = 'cards' }: BenefitsProps) => {
  const isBand = layout === 'band';
  return (
    <Section ground={ground} title={title} lead={lead}>
      <Box component="ul" sx={isBand ? band : [cards, layout === 'stairs' && { paddingBottom: { lg: 12 } }]}>
        {benefits.map(({ icon, title: name, alt, text }, index) => {
          const content = (
            <>
              <Badge data-on={ground}>
                <Icon name={icon} alt={alt} />
              </Badge>
              <Typography
                variant={isBand ? 'h3' : 'h4'}
                component="h3"
                sx={isBand ? { paddingTop: 1 } : undefined}
              >
                {name.split(' ').map((word, place) => [
                  place > 0 && ' ',
                  // A word with a hyphen stays whole where its column has room for it.
                  word.includes('-') ? (
                    <Box key={word} component="span" sx={{ display: 'inline-block' }}>
                      {word}
                    </Box>
                  ) : (
                    word
                  ),
                ])}
              </Typography>
              {text && <Typography sx={isBand ? { maxWidth: '30rem' } : undefined}>{text}</Typography>}
            </>
          );
          if (isBand) return <Column key={name}>{content}</Column>;
          return (
            <CardItem
              key={name}
              sx={[
                benefits.length === 3 && third,
                // Each card a step higher than the one before.
                layout === 'stairs' && { position: 'relative', top: { lg: `${32 * (3 - (index % 4))}px` } },
              ]}
            >
              <Card>{content}</Card>
            </CardItem>
          );
        })}
      </Box>
    </Section>
  );
};
