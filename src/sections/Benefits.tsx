import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Benefit } from '../../schemas/content';
import { CardItem } from '../components/CardGrid';
import { Icon } from '../components/Icon';
import { Section, type Volume } from '../components/Section';
import { WholeWords } from '../components/WholeWords';
import type { Ground } from '../theme/palette';
import {
  Badge,
  band,
  cardRowOnPhone,
  cards,
  Column,
  Flow,
  Flowing,
  levelCard,
  levelItem,
  links,
  oneCardOnPhone,
  rowOnPhone,
  third,
  wideCard,
} from './Benefits.styles';

interface BenefitsProps {
  ground: Ground;
  title: string;
  lead?: string;
  benefits: readonly Benefit[];
  /** Cards side by side, or columns between lines; long texts `flow` from column to column. */
  layout?: 'cards' | 'band' | 'flow';
  volume?: Volume;
  /** Links under the list. */
  children?: ReactNode;
}

/** A heading and benefits with icons: three in three columns, any other number in four. */
export const Benefits = ({
  ground,
  title,
  lead,
  benefits,
  layout = 'cards',
  volume,
  children,
}: BenefitsProps) => {
  if (benefits.length === 0) return null;
  const isBand = layout !== 'cards';
  if (layout === 'flow')
    return (
      <Section ground={ground} title={title} lead={lead} volume={volume}>
        {/* A row that scrolls must be reachable by keyboard. From a tablet on it does not scroll, and this is one stop too many. */}
        <Flow tabIndex={0} aria-label={title}>
          {benefits.map(({ icon, title: name, alt, text }) => (
            <Flowing key={name} data-of={benefits.length}>
              <Badge data-on={ground}>
                <Icon name={icon} alt={alt} />
              </Badge>
              <Typography variant="h4">
                <WholeWords>{name}</WholeWords>
              </Typography>
              <Typography sx={{ maxWidth: '36rem', typography: { xs: 'body2', md: 'body1' } }}>
                {text}
              </Typography>
            </Flowing>
          ))}
        </Flow>
        {children}
      </Section>
    );
  return (
    <Section ground={ground} title={title} lead={lead} volume={volume}>
      <Box component="ul" sx={isBand ? band : [cards, oneCardOnPhone]}>
        {benefits.map(({ icon, title: name, alt, text }, index) => {
          const isWide = benefits.length === 3 && index === 2;
          const content = (
            <>
              <Badge data-on={ground} sx={isWide ? { gridRow: { sm: 'span 2', lg: 'auto' } } : undefined}>
                <Icon name={icon} alt={alt} />
              </Badge>
              <Typography
                variant="h4"
                sx={{
                  whiteSpace: { sm: 'pre-line' },
                  paddingTop: isBand ? { sm: 1 } : undefined,
                  // 'Lightning Component' on one line beside three other cards.
                  fontSize: isBand ? undefined : { lg: '1.25rem', xl: '1.375rem' },
                }}
              >
                <WholeWords>{name}</WholeWords>
              </Typography>
              {text && <Typography sx={isBand ? { maxWidth: '30rem' } : undefined}>{text}</Typography>}
            </>
          );
          if (isBand)
            return (
              <Column key={name} sx={rowOnPhone}>
                {content}
              </Column>
            );
          return (
            <CardItem
              key={name}
              sx={[!isWide && levelItem('sm'), isWide && levelItem('lg'), isWide && third]}
            >
              <Card
                sx={[
                  !isWide && levelCard('sm'),
                  isWide && levelCard('lg'),
                  isWide && wideCard,
                  cardRowOnPhone,
                ]}
              >
                {content}
              </Card>
            </CardItem>
          );
        })}
      </Box>
      {children && <Box sx={isBand ? links : { paddingTop: { xs: 4, lg: 6 } }}>{children}</Box>}
    </Section>
  );
};
