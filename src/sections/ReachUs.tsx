import { styled } from '@mui/material/styles';
import { CopyButton } from '../components/CopyButton';
import { Icon } from '../components/Icon';
import { company } from '../content/company';
import { phoneInText } from '../content/phrases';
import { colour, iconSize } from '../theme/tokens';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  '& li': {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1.5),
    ...theme.typography.contactLine,
  },
  '& a': { color: 'inherit', overflowWrap: 'anywhere' },
  // In large text the number needs the line for itself.
  '& li:first-of-type': { flexWrap: 'wrap' },
}));
const Badge = styled('span')({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  borderRadius: '50%',
  backgroundColor: colour.ink,
  color: colour.sun,
  ...iconSize(22),
});

/** Phone and email, for visitors who prefer not to fill in a form. */
export const ReachUs = () => (
  <List>
    <li>
      <Badge>
        <Icon name="phone" />
      </Badge>
      <a href={`tel:${company.phone.replaceAll(' ', '')}`}>{phoneInText}</a>
      <CopyButton value={company.phone} what="phone number" />
    </li>
    <li>
      <Badge>
        <Icon name="envelope-simple" />
      </Badge>
      <a href={`mailto:${company.email}`}>{company.email}</a>
      <CopyButton value={company.email} what="email address" />
    </li>
  </List>
);
