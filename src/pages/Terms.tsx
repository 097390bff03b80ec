import { Seo } from '../components/Seo';
import { paths } from '../config/paths';
import { terms } from '../content/legal/terms';
import { LegalText } from '../sections/legal/LegalText';

const Terms = () => (
  <>
    <Seo seo={terms.seo} path={paths.terms} image="terms" />
    <LegalText page={terms} path={paths.terms} />
  </>
);

export default Terms;
