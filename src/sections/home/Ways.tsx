import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { Icon } from '../../components/Icon';
import { ways } from '../../content/home';
import { border } from '../../theme/tokens';

const Links = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.spacing(4),
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: theme.spacing(1),
    minHeight: 44,
    fontWeight: 700,
    color: 'inherit',
  },
}));
const Proof = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  maxWidth: '34rem',
  paddingTop: theme.spacing(1.5),
  borderTop: border,
  '& strong': { display: 'block' },
  '& a': { color: 'inherit' },
}));

/** Under the first slide's buttons: where businesses and students go on, and one measured result. */
export const Ways = () => {
  const { result, source, link, to } = ways.proof;
  return (
    <>
      <Links>
        {ways.links.map(({ label, to: address }) => (
          <li key={label}>
            <Link to={address}>
              {label}
              <Icon name="arrow-right" />
            </Link>
          </li>
        ))}
      </Links>
      <Proof>
        <strong>{result}.</strong> {source}. <Link to={to}>{link}</Link>
      </Proof>
    </>
  );
};
