declare module '../../platform/database/tables.ts' {
  interface Tables {
    papers: {
      company_id: string;
      meeting_id: string;
      id: string;
      name: string;
      media_type: string;
      size: number;
      file_id: string;
      uploaded_by: string;
      created_at: Date;
    };
    paper_reads: {
      company_id: string;
      paper_id: string;
      user_id: string;
      read_at: Date;
    };
  }
}
