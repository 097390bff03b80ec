import type { CourseDetail } from '../../../schemas/content.ts';
import { pageTitle } from '../phrases.ts';

export const detail: CourseDetail = {
  id: 1,
  category: 'Data Engineering',
  title: 'Data Engineering',
  cta: 'Ask about this course',
  cardCta: 'Talk to an adviser',
  rating: 4.48,
  review: '(425 Reviews)',
  level: 'Intermediate to Advanced Level',
  description:
    'You begin with SQL that goes beyond joins, move to Python and PySpark, and then schedule the work in Airflow and model it with dbt. The last part handles data that never stops arriving, with Kafka. The tools are open source and run in Docker, so nothing you learn is tied to one cloud. You should already write SQL queries and simple Python programs.',
  duration: 'Short term: batch pipelines. Long term: batch, models and streams.',
  schedule: 'Flexible Schedule',
  time: 'Pipelines on your own laptop, with live project reviews',
  features: {
    heading: 'Pipelines, each harder than the last',
    points: [
      'A daily weather and crop price pipeline in Airflow that can backfill a whole year in one command',
      'A warehouse in PostgreSQL, modelled with dbt, where tests fail the build when a figure is wrong',
      'A Kafka stream of bus positions, processed with Spark and stored as partitioned Parquet files',
    ],
  },
  careers: [
    {
      icon: 'database',
      title: 'Data Engineer',
      alt: 'Database cylinder',
      text: 'Builds and runs the pipelines that the rest of a company reads from.',
    },
    {
      icon: 'tree-structure',
      title: 'Analytics Engineer',
      alt: 'Tree of connected boxes',
      text: 'Models raw tables into tested, documented data that analysts can use.',
    },
    {
      icon: 'lightning',
      title: 'Big Data Developer',
      alt: 'Lightning bolt',
      text: 'Writes Spark and Kafka jobs for volumes that one machine cannot hold.',
    },
    {
      icon: 'warehouse',
      title: 'Data Warehouse Developer',
      alt: 'Warehouse building',
      text: 'Designs schemas, loads and history tables for reporting.',
    },
  ],
  certification: {
    opening: 'A pipeline that recovers by itself',
    description:
      'In the final assessment we stop a task halfway, change a column in the source and ask you to bring the data back to a correct state. You are certified when it is correct and you can show why.',
    points: [
      'What it names: the batch tools you used and, on the long-term track, those for models and streams',
      'How you earn it: a pipeline that recovers in the assessment; tests and recovery count as much as the result',
      'What goes with it: a repository that starts with one Docker command',
    ],
  },
  seo: {
    title: pageTitle('Data Engineering Course with Spark and Airflow'),
    description:
      'Learn data engineering with SQL, Python, PySpark, Airflow, dbt and Kafka. Up to four projects, from a daily batch to a live stream.',
    keywords: [
      'data engineering course',
      'Airflow and dbt training',
      'PySpark course',
      'Kafka project',
      'data engineer course with placement',
    ],
  },
};
