import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { CardGrid } from '../../components/CardGrid';
import { Section } from '../../components/Section';
import { monogramOf, people, peopleCopy } from '../../content/people';
import { colour } from '../../theme/tokens';

const grounds = [colour.sun, colour.sky, colour.clay, colour.sunLight];

/** The people who answer, each with a role, a monogram and a link to what they wrote or teach. */
const People = () => (
  <Section ground="white" title={peopleCopy.heading} lead={peopleCopy.lead}>
    <CardGrid>
      {people.map(({ name, role, work }, index) => (
        <Box
          key={name}
          component="li"
          sx={{ display: 'grid', gridTemplateColumns: '72px 1fr', columnGap: 2, alignItems: 'start' }}
        >
          <Avatar
            variant="rounded"
            aria-hidden="true"
            sx={{
              width: 72,
              height: 72,
              typography: 'initial',
              backgroundColor: grounds[index % grounds.length],
            }}
          >
            {monogramOf(name)}
          </Avatar>
          <div>
            <Typography variant="h4" component="h3">
              {name}
            </Typography>
            <Typography variant="body2" sx={{ paddingTop: 0.5 }}>
              {role}
            </Typography>
            <Typography variant="body2" sx={{ paddingTop: 0.5 }}>
              {work.what}{' '}
              <Link component={RouterLink} to={work.to}>
                {work.title}
              </Link>
            </Typography>
          </div>
        </Box>
      ))}
    </CardGrid>
  </Section>
);

export default People;
