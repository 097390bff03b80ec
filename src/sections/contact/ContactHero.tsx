import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PeekingOwl } from '../../components/owl/PeekingOwl';
import { contactPage } from '../../content/contact';
import { CrmForm } from '../../forms/CrmForm';
import { border } from '../../theme/tokens';
import { ReachUs } from '../ReachUs';
import { Trail } from './Trail';

/** Two halves on a desktop, so that the form starts where the second column of offices does. */
const half = '1 1 27rem';
const words = {
  flex: half,
  minWidth: 0,
  paddingRight: { lg: 8 },
  display: { md: 'grid', lg: 'flex' },
  gridTemplateColumns: { md: 'minmax(0, 1fr) 240px' },
  columnGap: { md: 4 },
} as const;
/** It takes the space that the words leave and adds none. The trail runs behind the form to the section's lower edge. */
const drawing = {
  display: { xs: 'none', md: 'block' },
  gridArea: { md: '1 / 2 / 4' },
  position: 'relative',
  flex: 1,
  minHeight: { lg: 320 },
  marginTop: { md: -2, lg: 5 },
  marginRight: { lg: -8 },
  marginBottom: { md: -2, lg: -9 },
} as const;
/** Below the words, the owl on its edge needs space. */
const form = {
  flex: half,
  minWidth: 0,
  position: 'relative',
  alignSelf: 'start',
  mt: { xs: 5, lg: 0 },
  p: { xs: 2.5, md: 5 },
  // On a phone visitors write more in a box that fits three sentences.
  '& textarea.MuiInputBase-input': { minHeight: { xs: 184, md: 128 } },
} as const;

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
        rowGap: 4,
        gridTemplateColumns: 'minmax(0, 1fr)',
      }}
    >
      <Stack spacing={3} sx={words}>
        <Typography variant="pageTitle">{contactPage.heading}</Typography>
        <Typography variant="subtitle1">{contactPage.lead}</Typography>
        {/* On a desktop phone and email are next to the end of the form. Elsewhere the form is long and they are far below. */}
        <Box sx={{ display: { lg: 'none' } }}>
          <ReachUs />
        </Box>
        <Box sx={drawing}>
          <Trail />
        </Box>
      </Stack>
      <Card sx={form}>
        <PeekingOwl />
        <CrmForm formId="contactPage" />
      </Card>
    </Container>
  </Box>
);

export default ContactHero;
