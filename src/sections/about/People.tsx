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

const grounds = [colour.sun, colour.sky, colour.clay, colour.sunLight, colour.paperDeep];

/** The side of a monogram, in px. */
const MONOGRAM = { xs: 72, md: 96 };

const list = {
  display: 'grid',
  columnGap: 5,
  rowGap: { xs: 4, lg: 6 },
  // Fewer columns for large text.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(18rem, 28%)), 1fr))',
} as const;
const entry = {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: { xs: 2, md: 2.5 },
  alignItems: 'start',
} as const;
const monogram = { width: MONOGRAM, height: MONOGRAM, typography: { xs: 'initial', md: 'score' } } as const;

/**
 * The people who answer, each with a role, a monogram and a link to what they wrote or teach. The last entry leads to
 * the form.
 */
const People = () => (
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
            <Typography variant="h4" component="h3" sx={{ typography: { md: 'h3' } }}>
              {name}
            </Typography>
            <Typography sx={{ paddingTop: 0.5, lineHeight: 1.4 }}>{role}</Typography>
            <Typography sx={{ paddingTop: 1, lineHeight: 1.4 }}>
              <span className="visually-hidden">{work.what} </span>
              <Link component={RouterLink} to={work.to}>
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
          sx={{ ...monogram, backgroundColor: colour.white, fontSize: { xs: 30, md: 40 } }}
        >
          <Icon name="envelope-simple" />
        </Avatar>
        <div>
          <Typography variant="h4" component="h3" sx={{ typography: { md: 'h3' } }}>
            {peopleCopy.you}
          </Typography>
          <Typography sx={{ paddingTop: 1, lineHeight: 1.4 }}>
            <Link component={RouterLink} to={paths.contact}>
              {peopleCopy.write}
            </Link>
          </Typography>
        </div>
      </Box>
    </Box>
  </Section>
);

export default People;
