import type { CourseDetail, InternshipDetail } from '../../../schemas/content';

/** What the pages of internships and of courses have in common. */
export type ProgrammeDetail = InternshipDetail | CourseDetail;
