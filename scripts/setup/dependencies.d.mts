export declare const runsOn: (version: string) => boolean;
export declare const ensureDependencies: () => void;
