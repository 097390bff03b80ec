import { styled } from '@mui/material/styles';
import { Art } from '../../components/Art';
import { FramedArt } from '../../components/FramedArt';
import { articleCovers } from '../../content/covers/articles.generated';
import { covers as others } from '../../content/covers/manifest.generated';
import { border, radius } from '../../theme/tokens';
import { SampleNote } from '../layout';
import { Specimen } from '../Specimen';

const Sheet = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  '& img': { border, borderRadius: radius.field },
}));

const covers = { ...articleCovers, ...others };
const ids = Object.keys(covers) as (keyof typeof covers)[];
const kindOf = (id: string) => id.split('-')[0] ?? id;
const kinds = [...new Set(ids.map(kindOf))];

/** Every cover, with its id and its palette; the first one also as a card. */
export const Covers = () => (
  <>
    {kinds.map((kind) => {
      const own = ids.filter((id) => kindOf(id) === kind);
      return (
        <Specimen key={kind} name={`${kind}: ${own.length} covers`} ground="white">
          <Sheet>
            {own.map((id) => (
              <li key={id}>
                <Art id={id} cover={covers[id]} alt="" sizes="20rem" />
                <SampleNote>
                  {id} ({covers[id].palette})
                </SampleNote>
              </li>
            ))}
          </Sheet>
        </Specimen>
      );
    })}
    {ids.slice(0, 1).map((id) => (
      <Specimen key={id} name="A cover like a card" ground="white">
        <FramedArt id={id} cover={covers[id]} alt="" sizes="20rem" />
      </Specimen>
    ))}
  </>
);
