import { Seo } from '../components/Seo';
import { paths } from '../config/paths';
import { privacy } from '../content/legal/privacy';
import { LegalText } from '../sections/legal/LegalText';

const Privacy = () => (
  <>
    <Seo seo={privacy.seo} path={paths.privacy} image="privacy" />
    <LegalText page={privacy} path={paths.privacy} />
  </>
);

export default Privacy;
