import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PeekingOwl } from '../../components/owl/PeekingOwl';
import { contactPage } from '../../content/contact';
import { CrmForm } from '../../forms/CrmForm';
import { border } from '../../theme/tokens';
import { Trail } from './Trail';

/** The heading and the form of the contact page. */
const ContactHero = () => (
  <Box
    component="section"
    data-ground="sun"
    sx={{ pt: { xs: 5, lg: 9 }, pb: { xs: 8, lg: 9 }, borderBottom: border, overflow: 'clip' }}
  >
    <Container
      sx={{
        display: { xs: 'grid', lg: 'flex' },
        // With large text the form moves below.
        flexWrap: 'wrap',
        gap: { xs: 4, lg: 8 },
        gridTemplateColumns: 'minmax(0, 1fr)',
      }}
    >
      <Stack spacing={3} sx={{ flex: '1 1 26rem', minWidth: 0 }}>
        <Typography variant="pageTitle">{contactPage.heading}</Typography>
        <Typography variant="subtitle1">{contactPage.lead}</Typography>
        {/* The trail runs behind the form and ends at the section's lower edge. */}
        <Box
          sx={{
            display: { xs: 'none', lg: 'grid' },
            flex: 1,
            alignContent: 'end',
            marginRight: -8,
            marginBottom: -9,
          }}
        >
          <Trail />
        </Box>
      </Stack>
      {/* On a desktop the form starts where the second column of offices does. Elsewhere the owl on its edge needs space. */}
      <Card
        sx={{ flex: '1.267 1 28rem', minWidth: 0, position: 'relative', mt: { xs: 5, lg: 0 }, p: { md: 5 } }}
      >
        <PeekingOwl />
        <CrmForm formId="contactPage" />
      </Card>
    </Container>
  </Box>
);

export default ContactHero;
