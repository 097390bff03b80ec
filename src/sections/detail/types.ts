import type { CourseDetail, InternshipDetail } from '../../../schemas/content';

/** The data of an internship's or a course's page. */
export type ProgrammeDetail = InternshipDetail | CourseDetail;
