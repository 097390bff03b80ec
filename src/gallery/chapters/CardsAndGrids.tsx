import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { Actions } from '../../components/Actions';
import { CardGrid, CardItem } from '../../components/CardGrid';
import { CheckList } from '../../components/CheckList';
import { Icon } from '../../components/Icon';
import { Split } from '../../components/Split';
import { articles } from '../../content/articles';
import { courses } from '../../content/courses';
import { strengths } from '../../content/home';
import { internships } from '../../content/internships';
import { Benefits } from '../../sections/Benefits';
import { ArticleCard } from '../../sections/blog/ArticleCard';
import { CourseCard } from '../../sections/courses/CourseCard';
import { InternshipCard } from '../../sections/internships/InternshipCard';
import { groundNames } from '../../theme/palette';
import { SampleRow } from '../layout';
import { Specimen } from '../Specimen';

const points = ['A fixed price for the first release', 'Working software to try every two weeks'];

/** Every kind of card, and the grids that contain them. */
export const CardsAndGrids = () => (
  <>
    {groundNames.map((ground) => (
      <Specimen key={ground} name={`Card on ${ground}`} ground={ground}>
        <CardGrid data-columns="3">
          {[1, 2, 3].map((number) => (
            <CardItem key={number}>
              <Card>
                <Typography variant="h4">A card</Typography>
                <p>
                  Its text, and <a href="#cards">a link</a>.{' '}
                  {number === 2 && <span>This one says a little more than the others.</span>}
                </p>
              </Card>
            </CardItem>
          ))}
        </CardGrid>
      </Specimen>
    ))}
    <Specimen name="Internships and a course" ground="paper">
      <CardGrid data-columns="3">
        {internships.slice(0, 2).map((internship) => (
          <CardItem key={internship.id}>
            <InternshipCard internship={internship} />
          </CardItem>
        ))}
        {courses.slice(0, 1).map((course) => (
          <CardItem key={course.id}>
            <CourseCard course={course} />
          </CardItem>
        ))}
      </CardGrid>
    </Specimen>
    <Specimen name="Articles" ground="white">
      <CardGrid data-columns="3">
        {articles.slice(4, 7).map((article) => (
          <CardItem key={article.id}>
            <ArticleCard article={article} />
          </CardItem>
        ))}
      </CardGrid>
    </Specimen>
    <Specimen name="Benefits, four: four columns">
      <Benefits ground="white" title={strengths.heading} benefits={strengths.items} />
    </Specimen>
    <Specimen name="Benefits, three: three columns">
      <Benefits ground="sky" title={strengths.heading} benefits={strengths.items.slice(1)} />
    </Specimen>
    <Specimen name="Pills" ground="pine">
      <SampleRow>
        <Chip icon={<Icon name="star" />} label="96% Student Satisfaction" />
        <Chip icon={<Icon name="briefcase" />} label="100% job placement guarantee" />
      </SampleRow>
    </Specimen>
    <Specimen name="Two halves, a list that is ticked, buttons in a row" ground="paper">
      <Split>
        <CheckList items={points} />
        <Actions>
          <Button>Start your project</Button>
          <Button variant="outlined">Partner with us</Button>
        </Actions>
      </Split>
    </Specimen>
  </>
);
