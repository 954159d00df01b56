/** Why something was refused that is about transcripts. */
export const transcriptFailureTexts = {
  transcript_not_found: 'Cuộc họp này chưa có bản gỡ băng.',
  transcript_too_long: 'Bản gỡ băng dài quá 2.000.000 ký tự. Hãy chia thành các phần nhỏ hơn.',
  transcript_empty: 'Bản gỡ băng không có lời nào.',
  transcript_unreadable:
    'Không đọc được nội dung tệp này: tệp có thể bị hỏng, hoặc không đúng loại như đuôi tệp. Hãy xuất lại, hoặc lưu thành .txt.',
  transcript_kind_refused:
    'Chỉ nhận bản gỡ băng dạng .txt, .vtt, .srt, .docx hoặc .json. Tệp .doc, .pdf thì hãy lưu thành .docx; tệp ghi âm thì hãy chuyển thành văn bản trước.',
  transcript_replaced: 'Cuộc họp đã có bản gỡ băng mới hơn. Hãy mở bản mới nhất rồi sửa ở đó.',
  transcript_exists:
    'Cuộc họp này đã có bản gỡ băng. Hãy mở cuộc họp để thay thế hoặc nối tiếp, hoặc chọn cuộc họp khác.',
  turn_not_found: 'Không thấy câu này trong bản gỡ băng.',
  turn_too_long: 'Câu này dài quá 10.000 ký tự nên không sửa tại đây được.',
  speaker_not_found: 'Không có người nói này trong bản gỡ băng.',
  analysis_unreadable: 'Không phân tích được bản gỡ băng này.',
} as const;
