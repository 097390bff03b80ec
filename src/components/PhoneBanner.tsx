import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { phoneBanner } from '../content/blocks';
import { phoneHref, phoneInText } from '../content/phrases';
import { colour, radius, raised } from '../theme/tokens';
import { display as displayFont } from '../theme/typography';
import { Icon } from './Icon';
import { Section, Standfirst } from './Section';

interface PhoneBannerProps {
  heading: string;
  subheading: string;
  /** A button under the words. */
  children?: ReactNode;
}

const PHONE_SIZE = 'clamp(1.5rem, 1rem + 2.6vw, 2.5rem)';

/** A band with the support phone number, on the accent colour. */
export const PhoneBanner = ({ heading, subheading, children }: PhoneBannerProps) => (
  <Section ground="sun" label={heading} volume="quiet">
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 4, md: 3, lg: 8 },
        gridTemplateColumns: { md: '1fr auto' },
        alignItems: { md: 'center' },
      }}
    >
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <Typography variant="h2">{heading}</Typography>
        <Standfirst>{subheading}</Standfirst>
        {children}
      </Stack>
      <Stack
        spacing={1.5}
        data-ground="ink"
        sx={{
          py: { xs: 3, md: 4 },
          px: { xs: 3, lg: 5 },
          borderRadius: `${radius.card}px`,
          boxShadow: raised(8),
        }}
      >
        <Typography variant="body2">{phoneBanner.services}</Typography>
        <Link
          underline="hover"
          href={phoneHref}
          sx={{
            display: 'inline-flex',
            alignItems: 'center',
            gap: 1.5,
            color: colour.sun,
            overflowWrap: 'anywhere',
            ...displayFont,
            // On a tablet the heading next to it needs the width.
            fontSize: { xs: PHONE_SIZE, md: '1.625rem', lg: PHONE_SIZE },
            lineHeight: 1.1,
            letterSpacing: '-0.02em',
          }}
        >
          {/* The icon's drawing starts 3 px inside its box. The negative margin aligns it with the text below. */}
          <Icon name="phone" sx={{ marginLeft: '-3px' }} />
          {phoneInText}
        </Link>
        <Typography variant="body2" sx={{ textWrap: 'balance' }}>
          {phoneBanner.support}
        </Typography>
      </Stack>
    </Box>
  </Section>
);
