import Avatar from '@mui/material/Avatar';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Fragment, type ReactNode } from 'react';
import { CopyButton } from '../../components/CopyButton';
import { Icon } from '../../components/Icon';
import { Section } from '../../components/Section';
import { company } from '../../content/company';
import { contactPage } from '../../content/contact';
import { addressLines, reach } from '../../content/phrases';
import { colour, iconSize } from '../../theme/tokens';

/** One card of fields between ink lines, each with its own background. */
const fields = {
  display: 'grid',
  gap: '2px',
  gridTemplateColumns: { md: '1fr 1fr' },
  padding: 0,
  overflow: 'hidden',
  backgroundColor: colour.ink,
  // No empty field beside the last one.
  '& > :last-child:nth-child(odd)': { gridColumn: '1 / -1' },
} as const;

interface InfoProps {
  icon: string;
  title: string;
  background: string | undefined;
  children: ReactNode;
}

const Info = ({ icon, title, background, children }: InfoProps) => (
  <Stack
    component="li"
    spacing={2}
    sx={{
      paddingBlock: { xs: 3, lg: 4 },
      paddingLeft: { xs: 3, lg: 4 },
      paddingRight: 1,
      backgroundColor: background,
    }}
  >
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Avatar component="span" sx={{ width: 56, height: 56, backgroundColor: colour.white, ...iconSize(30) }}>
        <Icon name={icon} />
      </Avatar>
      <Typography variant="h3">{title}</Typography>
    </Stack>
    {children}
  </Stack>
);

interface CopyableLinkProps {
  href: string;
  shown: string;
  value: string;
  what: string;
}

/** A number or an address, as a link and with a copy button. */
const CopyableLink = ({ href, shown, value, what }: CopyableLinkProps) => (
  <Typography
    component="p"
    sx={{
      typography: { xs: 'fact', lg: 'h3' },
      display: 'flex',
      // On the narrowest screens the button moves below; otherwise the address would break.
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: 1,
    }}
  >
    <Link href={href} sx={{ color: 'inherit', overflowWrap: 'anywhere' }}>
      {shown}
    </Link>
    <CopyButton value={value} what={what} />
  </Typography>
);

const backgrounds = [colour.sky, colour.white];

/** The offices, the email address and the phone number. */
export const ContactCards = () => (
  <Section volume="quiet" ground="paper" title={contactPage.cardsHeading}>
    <Card component="ul" sx={fields}>
      {company.offices.map((office, index) => (
        <Info
          key={office.name}
          icon="map-pin"
          title={office.name}
          background={backgrounds[index % backgrounds.length]}
        >
          <Typography variant="subtitle1" component="address" sx={{ fontStyle: 'normal' }}>
            {office.street}
            {addressLines(office).map((line, place) => (
              <Fragment key={`line ${place + 1}`}>
                <br />
                {line}
              </Fragment>
            ))}
          </Typography>
        </Info>
      ))}
      <Info icon="envelope-simple" title={contactPage.email} background={colour.white}>
        <CopyableLink {...reach.email} />
      </Info>
      <Info icon="phone" title={contactPage.phone} background={colour.sunLight}>
        <div>
          <CopyableLink {...reach.phone} />
          <p>{contactPage.phoneHours}</p>
        </div>
      </Info>
    </Card>
  </Section>
);
