import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { artSizes } from '../../components/artSizes';
import { Section } from '../../components/Section';
import { anchors, paths } from '../../config/paths';
import { featured } from '../../content/internships';
import { internshipsPage } from '../../content/internshipsPage';
import { rowWords } from '../../content/labels';
import { InternshipCard } from './InternshipCard';
import { SnapRow } from './SnapRow';

const { heading, text, button } = internshipsPage.landing.programmes;

/** The featured programmes of the landing page. Nothing if none of them is offered. */
const FeaturedProgrammes = () =>
  featured.length > 0 && (
    <Section ground="paper" id={anchors.programmes} title={heading} lead={text}>
      <SnapRow
        label={rowWords.row}
        action={
          <Button component={Link} to={paths.internshipList} size="large">
            {button}
          </Button>
        }
      >
        {featured.map(({ programme, internship }) => (
          <li key={programme.id}>
            <InternshipCard internship={internship} featured={programme} sizes={artSizes.slide} />
          </li>
        ))}
      </SnapRow>
    </Section>
  );

export default FeaturedProgrammes;
