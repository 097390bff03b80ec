import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import { CardGrid } from '../../components/CardGrid';
import { Icon } from '../../components/Icon';
import { Section } from '../../components/Section';
import { company } from '../../content/company';
import { phoneInText } from '../../content/phrases';
import { contactPage } from '../../content/contact';
import { border, colour, iconSize } from '../../theme/tokens';

const Info = styled(Card)(({ theme }) => ({
  '& h3': theme.typography.h4,
  '& address': { fontStyle: 'normal' },
  '& a': { display: 'inline-block', fontWeight: 600, overflowWrap: 'anywhere' },
}));
const Badge = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 56,
  height: 56,
  border,
  borderRadius: 14,
  backgroundColor: colour.sun,
  ...iconSize(30),
  marginBottom: theme.spacing(0.5),
}));

/** The offices, the email address and the phone number, a card each. */
export const ContactCards = () => (
  <Section ground="paper" title={contactPage.cardsHeading}>
    <CardGrid>
      {company.offices.map(({ name, street, city, region, postalCode, country }) => (
        <li key={name}>
          <Info>
            <Badge>
              <Icon name="map-pin" />
            </Badge>
            <h3>{name}</h3>
            <address>
              {street}
              <br />
              {city}, {region} {postalCode}
              <br />
              {country}
            </address>
          </Info>
        </li>
      ))}
      <li>
        <Info>
          <Badge>
            <Icon name="envelope-simple" />
          </Badge>
          <h3>{contactPage.email}</h3>
          <p>
            <a href={`mailto:${company.email}`}>{company.email}</a>
          </p>
        </Info>
      </li>
      <li>
        <Info>
          <Badge>
            <Icon name="phone" />
          </Badge>
          <h3>{contactPage.phone}</h3>
          <p>
            <a href={`tel:${company.phone.replaceAll(' ', '')}`}>{phoneInText}</a>
            <br />
            {contactPage.phoneHours}
          </p>
        </Info>
      </li>
    </CardGrid>
  </Section>
);
