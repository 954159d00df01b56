/** Why something was refused that is about minutes. */
export const minutesFailureTexts = {
  minutes_not_found: 'Cuộc họp này chưa có biên bản.',
  minutes_exist: 'Cuộc họp này đã có biên bản.',
  minutes_closed: 'Biên bản này không sửa được nữa vì đã được thông qua hoặc đã hủy.',
  minutes_state: 'Biên bản đã chuyển sang bước khác. Hãy xem lại rồi làm tiếp.',
  minutes_line_not_found: 'Không tìm thấy dòng này trong biên bản.',
  minutes_section_not_found: 'Không tìm thấy mục này trong biên bản.',
  minutes_section_not_empty: 'Mục “{title}” còn nội dung. Hãy chuyển hoặc xóa các dòng trong mục trước.',
  minutes_person_not_found: 'Không tìm thấy người này trong biên bản.',
  minutes_person_twice: 'Người này đã có trong thành phần tham dự.',
  minutes_comment_not_found: 'Không tìm thấy góp ý này.',
  minutes_version_not_found: 'Không tìm thấy bản này của biên bản.',
  minutes_lines_full: 'Một biên bản có tối đa 1.000 dòng.',
  minutes_people_full: 'Một biên bản ghi tối đa 700 người.',
  minutes_comments_full: 'Một biên bản nhận tối đa 500 góp ý.',
  minutes_empty: 'Biên bản chưa có nội dung. Hãy ghi ít nhất một dòng trước khi thông qua.',
  minutes_unaccepted: 'Còn {count} dòng do máy soạn cần xem lại trước khi thông qua.',
  minutes_unsupported:
    'Còn {count} dòng chưa có căn cứ. Hãy dẫn câu trong bản gỡ băng, hoặc để người ghi xác nhận, trước khi thông qua.',
  minutes_incomplete: 'Biên bản còn thiếu {missing}. Hãy ghi đủ trước khi thông qua.',
  minutes_attendance_missing: 'Chưa điểm danh ai. Hãy ghi người có mặt, vắng mặt trước khi thông qua.',
  minutes_legal_unmet:
    'Còn {count} điều kiện của luật chưa đạt, như: {first} Hãy xem danh sách bên cạnh biên bản.',
  minutes_votes_in: 'Mọi biểu quyết của cuộc họp đã có trong biên bản.',
  minutes_approvals_missing: 'Còn {count} người có mặt chưa đồng ý thông qua.',
  minutes_waiting: 'Mọi người còn góp ý đến hết ngày {day}. Sau ngày đó mới thông qua được.',
  minutes_vote_cancelled:
    'Còn {count} dòng dựa trên biểu quyết đã hủy. Hãy xóa các dòng ấy trước khi thông qua.',
  minutes_objections: 'Còn {count} góp ý chưa được xử lý. Hãy xử lý từng góp ý trước.',
  minutes_half_signed:
    'Biên bản đã có chữ ký nên không hủy được nữa. Nếu cần sửa, hãy lập bản mới thay cho bản này.',
  minutes_chair_other:
    'Chỉ người chủ trì, chủ sở hữu và quản trị viên được ghi người khác là chủ trì. Hãy nhờ họ ghi.',
  minutes_one_signer:
    'Chủ tọa và thư ký của biên bản này phải là hai người. Hãy chọn người khác cho một phần.',
  first_number_given: 'Năm nay đã cấp đến số {last}. Số bắt đầu phải lớn hơn.',
  voting_rules_below_law: '{body}, “{name}”: luật yêu cầu {least} và điều lệ không được quy định thấp hơn.',
  minutes_deadline_wrong: 'Hạn góp ý không được sớm hơn hôm nay.',
  minutes_terms_wrong: 'Ngày hết hiệu lực không được sớm hơn ngày có hiệu lực.',
  minutes_decision_not_found: 'Không tìm thấy kết luận được thay thế. Hãy chọn lại.',
  minutes_signed: 'Biên bản đã có chữ ký ở phần này.',
  minutes_scan_type: 'Chỉ nhận bản quét dạng PDF, PNG hoặc JPEG.',
  minutes_scan_missing: 'Chưa có bản ký nào được tải lên ở phần này.',
  minutes_file_lost: 'Tệp của biên bản này không còn trên máy chủ.',
  minutes_adopted_again: 'Biên bản đã được sửa và thông qua lại sau khi bạn mở. Hãy đọc bản mới rồi ký.',
  minutes_not_signable:
    'Bản PDF này được lập khi chưa có chữ ký điện tử. Hãy ký tay, hoặc đưa biên bản về góp ý và thông qua lại rồi ký.',
  minutes_code_not_found: 'Không có biên bản nào mang mã này. Hãy kiểm tra lại từng ký tự.',
  minutes_document_not_found: 'Không tìm thấy văn bản này.',
  minutes_documents_full: 'Một biên bản có tối đa 50 văn bản đi kèm.',
  minutes_template_not_found: 'Không tìm thấy mẫu này. Có thể mẫu đã bị xóa.',
  minutes_template_refused: 'Không dùng được mẫu này: {reason}',
  minutes_template_slow:
    'Mẫu này quá lớn hoặc quá rắc rối nên không xử lý được. Hãy bỏ bớt nội dung rồi thử lại.',
  minutes_template_use: 'Mẫu này không dùng cho loại văn bản đó.',
  minutes_template_legal:
    'Biên bản của hội đồng thành viên, hội đồng quản trị và đại hội đồng cổ đông dùng mẫu chuẩn: mẫu riêng chưa có chỗ cho những nội dung luật đòi hỏi.',
  minutes_templates_full: 'Mỗi công ty lưu tối đa 50 mẫu.',
} as const;
