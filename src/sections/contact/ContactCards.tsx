import { styled } from '@mui/material/styles';
import { Card, Cards } from '../../components/Card';
import { Icon } from '../../components/Icon';
import { Section } from '../../components/Section';
import { company } from '../../content/company';
import { contactPage } from '../../content/contact';
import { border, colour, space, type } from '../../theme/tokens';

const Info = styled(Card)({
  '& h3': type.card,
  '& address': { fontStyle: 'normal' },
  '& a': { display: 'inline-block', fontWeight: 600, overflowWrap: 'anywhere' },
});
const Badge = styled('span')({
  display: 'grid',
  placeItems: 'center',
  width: 56,
  height: 56,
  border,
  borderRadius: 14,
  backgroundColor: colour.sun,
  fontSize: 30,
  marginBottom: space(0.5),
});

/** The offices, the email address and the phone number, a card each. */
export const ContactCards = () => (
  <Section ground="paper" title={contactPage.cardsHeading}>
    <Cards>
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
          <h3>Support email</h3>
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
          <h3>Phone</h3>
          <p>
            <a href={`tel:${company.phone.replaceAll(' ', '')}`}>{company.phone}</a>
            <br />
            24/7 support line
          </p>
        </Info>
      </li>
    </Cards>
  </Section>
);
