import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { Icon } from '../../components/Icon';
import { Section } from '../../components/Section';
import { paths } from '../../config/paths';
import { monogramOf, people, peopleCopy } from '../../content/people';
import { colour } from '../../theme/tokens';
import { display } from '../../theme/typography';

const grounds = [colour.sun, colour.sky, colour.clay, colour.sunLight, colour.paperDeep];

/** The side of a monogram, in px. */
const MONOGRAM = { xs: 48, md: 72, lg: 96 };

const list = {
  display: 'grid',
  columnGap: { xs: 2, sm: 5, lg: 4 },
  rowGap: { xs: 3.5, md: 4, lg: 6 },
  // On a phone two columns. On larger screens as many as leave the longest name on one line next to its monogram. Fewer for
  // large text.
  gridTemplateColumns: {
    xs: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
    sm: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
    lg: 'repeat(auto-fit, minmax(min(100%, 22.5rem), 1fr))',
  },
} as const;
const entry = {
  display: 'grid',
  gridTemplateColumns: { sm: 'auto 1fr' },
  columnGap: { sm: 2, md: 2.5 },
  rowGap: 1,
  alignContent: 'start',
  alignItems: 'start',
} as const;
const monogram = {
  width: MONOGRAM,
  height: MONOGRAM,
  ...display,
  fontSize: { xs: '1.125rem', md: '1.375rem', lg: '1.75rem' },
} as const;
/** Small enough for two columns on a phone, and on a laptop for every name to be on one line next to its monogram. */
const nameSize = { fontSize: { xs: '1.125rem', sm: '1.25rem', lg: '1.625rem' } } as const;
/** The words under a name. */
const small = { typography: { xs: 'body2', md: 'body1' }, lineHeight: { xs: 1.4, md: 1.4 } } as const;
/** Large enough for a finger on a phone, without more space between the lines. */
const tappable = {
  position: 'relative',
  '&::after': { content: { xs: '""', md: 'none' }, position: 'absolute', inset: '-12px 0' },
} as const;

/**
 * The people who answer, each with a role, a monogram and a link to what they wrote or teach. The last entry leads to
 * the form.
 */
const People = () =>
  people.length > 0 && (
    <Section ground="white" title={peopleCopy.heading} lead={peopleCopy.lead}>
      <Box component="ul" sx={list}>
        {people.map(({ name, role, work }, index) => (
          <Box key={name} component="li" sx={entry}>
            <Avatar
              variant="rounded"
              aria-hidden="true"
              sx={{ ...monogram, backgroundColor: grounds[index % grounds.length] }}
            >
              {monogramOf(name)}
            </Avatar>
            <div>
              <Typography variant="h4" component="h3" sx={nameSize}>
                {name}
              </Typography>
              <Typography sx={{ ...small, paddingTop: 0.5 }}>{role}</Typography>
              <Typography sx={{ ...small, paddingTop: { xs: 0.5, md: 1 } }}>
                <span className="visually-hidden">{work.what} </span>
                <Link component={RouterLink} to={work.to} sx={tappable}>
                  {work.title}
                </Link>
              </Typography>
            </div>
          </Box>
        ))}
        <Box component="li" sx={entry}>
          <Avatar
            component="span"
            variant="rounded"
            sx={{ ...monogram, backgroundColor: colour.white, fontSize: { xs: 24, md: 32, lg: 40 } }}
          >
            <Icon name="envelope-simple" />
          </Avatar>
          <div>
            <Typography variant="h4" component="h3" sx={nameSize}>
              {peopleCopy.you}
            </Typography>
            <Typography sx={{ ...small, paddingTop: { xs: 0.5, md: 1 } }}>
              <Link component={RouterLink} to={paths.contact} sx={tappable}>
                {peopleCopy.write}
              </Link>
            </Typography>
          </div>
        </Box>
      </Box>
    </Section>
  );

export default People;
