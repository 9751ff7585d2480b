# What the commands and the engine say in every title.
error-title-unknown = There is no title "{ $title }"; there are { $known }.
error-option-unknown = { $title } has no option "{ $option }"; it has { $known }.
error-option-value = The option { $option } cannot be "{ $value }"; it can be { $known }.
error-player-count = { $title } is played by { $counts } players, not by { $count }.
error-player-names = Two players have the same name: { $names }.
error-record-newer = The record follows version { $record_version } of the rules; this program knows version { $own_version }.
error-record-refused = Move { $number } of the record is not allowed: { $refusal }.
