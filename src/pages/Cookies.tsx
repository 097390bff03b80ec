import { Seo } from '../components/Seo';
import { paths } from '../config/paths';
import { cookies } from '../content/legal/cookies';
import { LegalText } from '../sections/legal/LegalText';

const Cookies = () => (
  <>
    <Seo seo={cookies.seo} path={paths.cookies} image="cookies" />
    <LegalText page={cookies} path={paths.cookies} />
  </>
);

export default Cookies;
