import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { Icon } from '../../components/Icon';
import { ways } from '../../content/home';
import { border } from '../../theme/tokens';

/** Under the first slide's buttons: where businesses and students go on, and one measured result. */
export const Ways = () => {
  const { result, source, link, to } = ways.proof;
  return (
    <>
      <Stack component="ul" direction="row" sx={{ flexWrap: 'wrap', columnGap: 4 }}>
        {ways.links.map(({ label, to: address }) => (
          <li key={label}>
            <Box
              component={Link}
              to={address}
              sx={{
                display: 'inline-flex',
                alignItems: 'center',
                gap: 1,
                minHeight: 44,
                fontWeight: 700,
                color: 'inherit',
              }}
            >
              {label}
              <Icon name="arrow-right" />
            </Box>
          </li>
        ))}
      </Stack>
      <Typography variant="body2" sx={{ maxWidth: '34rem', paddingTop: 1.5, borderTop: border }}>
        <Box component="strong" sx={{ display: 'block' }}>
          {result}.
        </Box>{' '}
        {source}. <Link to={to}>{link}</Link>
      </Typography>
    </>
  );
};
