import Avatar from '@mui/material/Avatar';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { CardGrid, CardItem } from '../../components/CardGrid';
import { Icon } from '../../components/Icon';
import { Section } from '../../components/Section';
import { company } from '../../content/company';
import { contactPage } from '../../content/contact';
import { phoneInText } from '../../content/phrases';
import { iconSize } from '../../theme/tokens';

const Info = ({ icon, title, children }: { icon: string; title: string; children: ReactNode }) => (
  <Card>
    <Avatar component="span" variant="rounded" sx={{ width: 56, height: 56, mb: 0.5, ...iconSize(30) }}>
      <Icon name={icon} />
    </Avatar>
    <Typography variant="h4">{title}</Typography>
    {children}
  </Card>
);
const Address = ({ href, children }: { href: string; children: string }) => (
  <Link href={href} sx={{ display: 'inline-block', fontWeight: 600, overflowWrap: 'anywhere' }}>
    {children}
  </Link>
);

/** The offices, the email address and the phone number, a card each. */
export const ContactCards = () => (
  <Section ground="paper" title={contactPage.cardsHeading}>
    <CardGrid>
      {company.offices.map(({ name, street, city, region, postalCode, country }) => (
        <CardItem key={name}>
          <Info icon="map-pin" title={name}>
            <Typography component="address" sx={{ fontStyle: 'normal' }}>
              {street}
              <br />
              {city} {postalCode}
              <br />
              {region}, {country}
            </Typography>
          </Info>
        </CardItem>
      ))}
      <CardItem>
        <Info icon="envelope-simple" title={contactPage.email}>
          <p>
            <Address href={`mailto:${company.email}`}>{company.email}</Address>
          </p>
        </Info>
      </CardItem>
      <CardItem>
        <Info icon="phone" title={contactPage.phone}>
          <p>
            <Address href={`tel:${company.phone.replaceAll(' ', '')}`}>{phoneInText}</Address>
            <br />
            {contactPage.phoneHours}
          </p>
        </Info>
      </CardItem>
    </CardGrid>
  </Section>
);
