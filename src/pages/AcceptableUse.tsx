import { Seo } from '../components/Seo';
import { paths } from '../config/paths';
import { acceptableUse } from '../content/legal/acceptableUse';
import { LegalText } from '../sections/legal/LegalText';

const AcceptableUse = () => (
  <>
    <Seo seo={acceptableUse.seo} path={paths.acceptableUse} image="acceptable-use" />
    <LegalText page={acceptableUse} path={paths.acceptableUse} />
  </>
);

export default AcceptableUse;
